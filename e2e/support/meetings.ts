import { tellDepartures } from '#server/notices/departures.queries.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { withPool } from './with-pool.ts';

/**
 * Moves all meetings that these members proposed to begin `hours` from now, because the server's clock cannot be
 * changed.
 */
export const letMeetingBeIn = (hours: number, ...profileIds: string[]): Promise<void> =>
  withPool(async (pool) => {
    await pool.query(
      `update together_meetings set chosen = now() + make_interval(secs => $1), times = array[now() + make_interval(secs => $1)]
       where proposed_by = any($2)`,
      [hours * 3_600, profileIds],
    );
  });

/** Moves these members' decisions back by a day, and runs the site's job that applies them. */
export const letDecisionsBeOfYesterday = (...profileIds: string[]): Promise<void> =>
  withPool(async (pool) => {
    await pool.query(
      `update together_outcomes set due_at = due_at - interval '24 hours', agreed_at = agreed_at - interval '24 hours'
       where profile_id = any($1)`,
      [profileIds],
    );
    await applyOutcomes(makeKysely(pool));
  });

/** Moves these members' departures back by five days, and runs the site's job that notifies others of them. */
export const letDeparturesBeTold = (...profileIds: string[]): Promise<void> =>
  withPool(async (pool) => {
    await pool.query("update departures_to_tell set due_at = due_at - interval '5 days' where member_id = any($1)", [
      profileIds,
    ]);
    await tellDepartures(makeKysely(pool));
  });

/** Moves the start of these members' sessions back by an hour, so that the password is needed again. */
export const letLoginBeOld = (...profileIds: string[]): Promise<void> =>
  withPool(async (pool) => {
    await pool.query("update sessions set created_at = created_at - interval '1 hour' where profile_id = any($1)", [
      profileIds,
    ]);
  });
