/** Before the tests: real games and real words, made by Python, in a folder of their own. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { FIXTURES, ROOT } from "./fixtures";

export default function setup(): void {
  const own = `${ROOT}/.venv/bin/python`;
  const python = process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
  mkdirSync(FIXTURES, { recursive: true });
  execFileSync(python, [`${ROOT}/web/tests/fixtures.py`, FIXTURES], { stdio: "inherit" });
}
