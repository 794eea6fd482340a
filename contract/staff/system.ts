import { call } from '../call.ts';
import { form } from '../form.ts';
import { CHANNELS } from '../notice-kinds.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/** Lists uses of the Power Link, the latest first, from the number `latest` on, and returns whether it is on. */
export const showPowerLink = call('office/showpowerlink', {
  access: 'staff',
  form: form({ latest: sentOnly('latest', text(15)) }),
  saves: false,
  returned: {
    isOn: fact('ison', s.boolean()),
    /** Who last turned it on or off, and when (ISO time); both `''` if nobody has. */
    turnedBy: fact('turnedby', s.string()),
    turnedAt: fact('turnedat', s.string()),
    uses: fact(
      'uses',
      s.array(
        s.object({
          id: s.number(),
          /** ISO time. */
          when: s.string(),
          stage: s.oneOf(['key', 'phone']),
          outcome: s.oneOf(['right', 'wrong', 'refused']),
          memberId: s.string(),
          /** The same value for the same IP address. It does not reveal the address. */
          from: s.string(),
          /** When the member saw the notice, or `''`. */
          told: s.string(),
          /** The member of staff, by their own code; `''` if none was given. */
          named: s.string(),
        }),
      ),
    ),
    /** The cursor of the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});

/** Turns the Power Link on or off. Turning it off ends all its sessions and refuses new ones. */
export const turnPowerLink = call('office/turnpowerlink', {
  access: 'staff',
  form: form({ isOn: sentOnly('on', tick), ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** What the site does for its backups: the backup, its remote copy, and a trial restore. */
export const BACKUP_KINDS = ['backup', 'copy', 'drill'] as const;

/** The names of the queues in the database. */
export const QUEUE_NAMES = ['notices', 'codes', 'email', 'sms', 'push', 'breaches', 'works', 'dead-letters'] as const;

/** Returns the state of the site. Times are ISO, `''` for never; sizes are in bytes. */
export const showSystem = call('office/showsystem', {
  access: 'staff',
  saves: false,
  returned: {
    version: fact('version', s.string()),
    node: fact('node', s.string()),
    database: fact('database', s.string()),
    upSince: fact('upsince', s.string()),
    /** Days since the key of the Power Link changed; null without a key. */
    powerLinkDays: fact('powerlinkdays', s.nullable(s.number())),
    /** Whether the lists are ready. */
    areListsReady: fact('listsready', s.boolean()),
    /** How many members the lists contain. */
    members: fact('members', s.number()),
    /**
     * Whether weekly prices are used to distribute first pages more evenly, and the latest prices; null before the
     * first.
     */
    isFair: fact('isfair', s.boolean()),
    prices: fact(
      'prices',
      s.nullable(
        s.object({
          /** The Monday from which these prices are valid. */
          week: s.string(),
          /** ISO time. */
          made: s.string(),
          seconds: s.number(),
          /** Gini coefficient of the places on first pages, from 0 to 1. */
          bridesBefore: s.number(),
          bridesAfter: s.number(),
          groomsBefore: s.number(),
          groomsAfter: s.number(),
        }),
      ),
    ),
    /** Open connections to the database, its connection limit, and the number of processes that share them. */
    connections: fact('connections', s.number()),
    connectionsGranted: fact('connectionsgranted', s.number()),
    processes: fact('processes', s.number()),
    migrations: fact('migrations', s.number()),
    lastMigration: fact('lastmigration', s.string()),
    diskFree: fact('diskfree', s.number()),
    diskTotal: fact('disktotal', s.number()),
    queues: fact(
      'queues',
      s.array(s.object({ queue: s.oneOf(QUEUE_NAMES), waiting: s.number(), retrying: s.number() })),
    ),
    /** Messages that could not be sent within seven days, by channel and reason. */
    failures: fact(
      'failures',
      s.array(s.object({ channel: s.oneOf([...CHANNELS, 'office']), reason: s.string(), count: s.number() })),
    ),
    /** Number of files without a row, if they were too many to be moved away; 0 if all is well. */
    strayFiles: fact('strayfiles', s.number()),
    /** Whether the grievance officer, whose name the law requires, is still a placeholder. */
    lacksOfficer: fact('lacksofficer', s.boolean()),
    /** When these files were found; `''` if all is well. */
    strayFilesSeen: fact('strayfilesseen', s.string()),
    /** Mail servers that refuse our e-mails; the e-mails wait. `''` is our own server. */
    mailHolds: fact(
      'mailholds',
      s.array(s.object({ domain: s.string(), answer: s.string(), since: s.string(), again: s.string() })),
    ),
    /** Receipts of gateways of the last seven days with unknown words. */
    unknownReceipts: fact(
      'unknownreceipts',
      s.array(s.object({ gateway: s.string(), state: s.string(), count: s.number() })),
    ),
    /** The last backup, its remote copy, and the trial restore. */
    backups: fact(
      'backups',
      s.array(s.object({ kind: s.oneOf(BACKUP_KINDS), done: s.string(), failed: s.string(), note: s.string() })),
    ),
  },
});

/** The tables that an administrator can download as CSV. */
export const EXPORTS = ['weeks', 'together', 'records', 'powerLink'] as const;
export type Export = (typeof EXPORTS)[number];

/**
 * Returns a CSV: the figures by week, the published outcomes of acquaintances, the office's records, or
 * the uses of the Power Link. Who downloads it is recorded.
 */
export const exportFigures = call('office/exportfigures', {
  access: 'staff',
  form: form({ what: sentOnly('what', requiredChoice(EXPORTS, 'chooseFromList')), ...proof }),
  saves: false,
  returned: {
    ...outcomeFacts,
    csv: fact('csv', s.optional(s.string())),
    fileName: fact('filename', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});
