/** Tests with a server (one for all of them, unless a test wants its own) and as many people as are needed. */
import { test as base, expect } from "@playwright/test";
import { Person, type Who } from "./person";
import { Server } from "./server";

interface Fixtures {
  /** Somebody arrives with a browser of their own. */
  arrive: (who?: Who, server?: Server) => Promise<Person>;
  /** A server that only this test uses, for tests that end it or need other settings. */
  ownServer: Server;
  /** Settings of that server, as variables of the environment: `test.use({ settings: { … } })`. */
  settings: Record<string, string>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  settings: [{}, { option: true }],

  ownServer: async ({ settings }, use) => {
    const server = new Server(settings);
    await server.start();
    await use(server);
    await server.stop();
  },

  arrive: async ({ browser, server }, use, info) => {
    const people: Person[] = [];
    await use(async (who = {}, at = server) => {
      const seed = `${info.title}:${people.length}`;
      const person = await Person.arrives(browser, at.address, seed, who);
      people.push(person);
      return person;
    });
    for (const person of people) await person.leaves();
  },
});

export { expect };
