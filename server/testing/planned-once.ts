import type pg from 'pg';

/** The name of each prepared statement, by its text. */
const statementNames = new Map<string, string>();

/**
 * Lets each connection parse and plan a statement once: tests repeat the same statements on a few rows, so planning
 * would cost PostgreSQL more than everything else. Returns the same pool.
 */
export function planOnce(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    const send: (query: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
    const query = (text: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      // Without values a text may be several statements, which cannot be prepared.
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send(text, values, ...rest);
      const name = statementNames.get(text) ?? `planned ${statementNames.size}`;
      statementNames.set(text, name);
      return send({ name, text, values }, ...rest);
    };
    Object.assign(client, { query });
  });
  return pool;
}
