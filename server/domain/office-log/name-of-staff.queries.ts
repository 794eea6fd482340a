import { type RawBuilder, sql } from 'kysely';

/** Returns the SQL for the name of a staff login; the login itself if nobody has it. */
export const nameOfStaff = (login: RawBuilder<unknown>) =>
  sql<string>`coalesce((select s.name from staff s where lower(s.email) = lower(${login}) order by s.id desc limit 1), ${login})`;
