import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** What a browser says of itself, as families know it; no version and no address is kept. */
export const BROWSERS = ['chrome', 'samsung', 'firefox', 'safari', 'edge', 'opera', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
export const SYSTEMS = ['android', 'iphone', 'windows', 'mac', 'linux', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

/** Ours: where this account is logged in, in all of its profiles, the one that was used last first. Times are ISO. */
export const showSessions = call('showsessions', {
  method: 'GET',
  access: 'member',
  returned: {
    sessions: fact(
      'sessions',
      s.array(
        s.object({
          id: s.string(),
          browser: s.oneOf(BROWSERS),
          system: s.oneOf(SYSTEMS),
          since: s.string(),
          seenAt: s.string(),
          isThis: s.boolean(),
          /** The office's, through the Power Link. */
          isOffice: s.boolean(),
        }),
      ),
    ),
    /** The name that this browser keeps for the account at the login; `''` for none. */
    keptName: fact('keptname', s.string()),
    /** What `dropkeptname` takes for it. */
    keptId: fact('keptid', s.string()),
    /** In how many browsers a name is kept for it. */
    keptIn: fact('keptin', s.number()),
    /** What might be kept: the given name of the profile that is open. */
    givenName: fact('givenname', s.string()),
  },
});

/** Ours: the browser of that session has to log in again. */
export const endSession = call('endsession', { ...ofMember, form: form({ session: sentOnly('session', text(64)) }) });
/** Ours: all but the one that asks. */
export const endOtherSessions = call('endothersessions', ofMember);
