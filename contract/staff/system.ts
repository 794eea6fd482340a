import { call } from '../call.ts';
import { form } from '../form.ts';
import { CHANNELS } from '../notice-kinds.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredChoice, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/** Uses of the Power Link, the latest first, fifty at a time from the number `latest` on; and whether it is on. */
export const showPowerLink = call('office/showpowerlink', {
  access: 'staff',
  form: form({ latest: sentOnly('latest', text(15)) }),
  saves: false,
  returned: {
    isOn: fact('ison', s.boolean()),
    /** Who turned it last, and when (ISO time); both `''` where nobody has. */
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
          /** The same for the same address of the network; it says not which. */
          from: s.string(),
          /** When the member saw that it was so, or `''`. */
          told: s.string(),
          /** Who of the office, by the own code; `''` where nobody was named. */
          named: s.string(),
        }),
      ),
    ),
    /** For the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});

/** Turned off, it lets nobody in, and everybody whom it has let in is out. */
export const turnPowerLink = call('office/turnpowerlink', {
  access: 'staff',
  form: form({ isOn: sentOnly('on', tick), ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const BACKUP_KINDS = ['backup', 'copy', 'drill'] as const;

/** What waits to be sent or made, each by itself. */
export const QUEUE_NAMES = ['notices', 'codes', 'email', 'sms', 'push', 'breaches', 'works', 'dead-letters'] as const;

/** How the site is. Times are ISO, `''` for never; sizes are bytes. */
export const showSystem = call('office/showsystem', {
  access: 'staff',
  saves: false,
  returned: {
    version: fact('version', s.string()),
    node: fact('node', s.string()),
    database: fact('database', s.string()),
    upSince: fact('upsince', s.string()),
    /** For how many days the key of the Power Link has been the same; null without a key. */
    powerLinkDays: fact('powerlinkdays', s.nullable(s.number())),
    /** Whether members' lists are in order, and how many members they are made of. */
    areListsReady: fact('listsready', s.boolean()),
    members: fact('members', s.number()),
    /** Whether weekly prices spread first pages more evenly, and those that were made last; null before the first. */
    isFair: fact('isfair', s.boolean()),
    prices: fact(
      'prices',
      s.nullable(
        s.object({
          /** The Monday from which they hold. */
          week: s.string(),
          /** ISO time. */
          made: s.string(),
          seconds: s.number(),
          /** Gini of the places on first pages, from 0 to 1. */
          bridesBefore: s.number(),
          bridesAfter: s.number(),
          groomsBefore: s.number(),
          groomsAfter: s.number(),
        }),
      ),
    ),
    /** Connections to the database that are open and that it grants, and how many processes share them. */
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
    /** What could not be sent within seven days, by the way and the reason. */
    failures: fact(
      'failures',
      s.array(s.object({ channel: s.oneOf([...CHANNELS, 'office']), reason: s.string(), count: s.number() })),
    ),
    /** Files that no row names, where they were too many to be put away, and when they were seen; 0 and `''` where all is well. */
    strayFiles: fact('strayfiles', s.number()),
    /** The grievance officer, whom the law wants named, is a placeholder still. */
    lacksOfficer: fact('lacksofficer', s.boolean()),
    strayFilesSeen: fact('strayfilesseen', s.string()),
    /** Mail servers that refuse our letters, which wait; `''`: our own. */
    mailHolds: fact(
      'mailholds',
      s.array(s.object({ domain: s.string(), answer: s.string(), since: s.string(), again: s.string() })),
    ),
    /** What gateways have said of messages in words that no table knows, of seven days. */
    unknownReceipts: fact(
      'unknownreceipts',
      s.array(s.object({ gateway: s.string(), state: s.string(), count: s.number() })),
    ),
    /** The last backup, its copy elsewhere, and the trial that restores one. */
    backups: fact(
      'backups',
      s.array(s.object({ kind: s.oneOf(BACKUP_KINDS), done: s.string(), failed: s.string(), note: s.string() })),
    ),
  },
});

export const EXPORTS = ['weeks', 'together', 'records', 'powerLink'] as const;
export type Export = (typeof EXPORTS)[number];

/** Figures of the last 52 weeks, what became of families who accepted each other (as it is published), the record of the office, or the uses of the Power Link, as CSV; who took it is recorded. */
export const exportFigures = call('office/exportfigures', {
  access: 'staff',
  form: form({ what: sentOnly('what', requiredChoice(EXPORTS, 'chooseFromList')), ...proof }),
  saves: false,
  returned: {
    ...outcomeFacts,
    csv: fact('csv', s.optional(s.string())),
    fileName: fact('filename', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});
