import { type RawBuilder, sql } from 'kysely';

/** In a statement: the name of whom a login of the staff is; the login itself where nobody has it. */
export const nameOfStaff = (login: RawBuilder<unknown>) =>
  sql<string>`coalesce((select s.name from staff s where lower(s.email) = lower(${login}) order by s.id desc limit 1), ${login})`;
