/** Where the product under test runs, and the account that the journeys sign in with. */
export const port = Number(process.env.E2E_PORT ?? 4310);
export const origin = `http://127.0.0.1:${port}`;
export const staff = { username: 'ada', password: 'a lamp on every porch' } as const;
