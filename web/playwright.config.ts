/**
 * Browser tests: a real Chromium, the one of the system, against a real server. Nothing is downloaded.
 *
 * CHROMIUM is the browser, FREEHOLD the command that serves; E2E_SHOTS names a folder for pictures of the main
 * states, to be looked at; E2E_TRACE=1 keeps a trace of each test that fails.
 */
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "build/e2e",
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  // A busy machine may once be too slow; what fails twice is broken, and what passed late is told.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    headless: true,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    // A trace of every click costs a third of the time.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
