// The minimum that Fastify and pg need for a showprofile call, without sessions, rules or texts; the baseline of
// show-profile.ts.
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const select = 'select profile_id, name, email, gender, phone, registered_at from members where profile_id = $1';

const app = Fastify();
await app.register(formbody);
app.post<{ Body: { pid: string } }>('/api/showprofile', async ({ body }) => {
  const { rows } = await pool.query(select, [body.pid]);
  return rows[0];
});

const url = await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
console.log(`The bare site is ready at ${url}`);
process.once('SIGTERM', () => process.exit(0));
