import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The browser names that families know. Neither a version nor an IP address is stored. */
export const BROWSERS = ['chrome', 'samsung', 'firefox', 'safari', 'edge', 'opera', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
/** The operating systems that families know. */
export const SYSTEMS = ['android', 'iphone', 'windows', 'mac', 'linux', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

/** Ours: lists the sessions of this account in all of its profiles, the last used first. Times are ISO. */
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
          /** Whether the office opened the session through the Power Link. */
          isOffice: s.boolean(),
        }),
      ),
    ),
    /** The name for the login that this browser keeps for the account; `''` if none. */
    keptName: fact('keptname', s.string()),
    /** The id of this name for `dropkeptname`. */
    keptId: fact('keptid', s.string()),
    /** The number of browsers that keep a name for the account. */
    keptIn: fact('keptin', s.number()),
    /** The suggested name: the given name of the open profile. */
    givenName: fact('givenname', s.string()),
  },
});

/** Ours: ends a session. Its browser must log in again. */
export const endSession = call('endsession', { ...ofMember, form: form({ session: sentOnly('session', text(64)) }) });
/** Ours: ends all sessions except the caller's. */
export const endOtherSessions = call('endothersessions', ofMember);
