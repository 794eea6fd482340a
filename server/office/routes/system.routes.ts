import { statfs } from 'node:fs/promises';
import { DAY_MS, SECOND_MS } from '#contract/durations.ts';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import {
  BACKUP_KINDS,
  type Export,
  exportFigures,
  showPowerLink,
  showSystem,
  turnPowerLink,
} from '#contract/staff/system.ts';
import { WEEK_FIGURES } from '#contract/staff/week.ts';
import { loadSwitch } from '#server/domain/content/contents.queries.ts';
import { countTogether } from '#server/domain/figures/together-counts.queries.ts';
import { togetherFigures } from '#server/domain/figures/together-figures.ts';
import { listFigures, TOGETHER_COLUMNS } from '#server/domain/figures/together-lines.ts';
import { hashOfLinkKey } from '#server/domain/members/link-code.ts';
import { listUses } from '#server/domain/office-log/uses.queries.ts';
import { noteKey } from '#server/domain/power-link/power-link.queries.ts';
import { success } from '#server/http/outcome.ts';
import { listMailHolds } from '#server/notices/failing.queries.ts';
import { toCsv } from '#server/office/csv.ts';
import { listQueues } from '#server/office/outbox.queries.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { turnPowerLinkTo } from '#server/office/power-link-switch.ts';
import { listPowerLinkUses } from '#server/office/power-link-uses.queries.ts';
import { countFailures, lastPriceWeek, listUnknownReceipts, loadSchema } from '#server/office/system.queries.ts';
import { countWeeks } from '#server/office/week-figures.queries.ts';
import { type LastBackups, lastBackups } from '#server/platform/backup/backup-runs.queries.ts';
import { countConnections } from '#server/platform/db/budget.ts';
import { loadStrays } from '#server/platform/storage/site-identity.queries.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** Uses of the Power Link on one page. */
const USES_A_PAGE = 50;
/** Maximum number of lines of an exported table. */
const MOST_LINES = 10_000;
/** Number of weeks in the exported table of weekly figures. */
const EXPORTED_WEEKS = 52;

type Db = AskedByStaff<typeof exportFigures.form.fields>['db'];

/** The functions that make the exported tables as CSV. */
const exportTables: Readonly<Record<Export, (db: Db) => Promise<string>>> = {
  async weeks(db) {
    const weeks = await countWeeks(db, mondayInIndia(), EXPORTED_WEEKS);
    return toCsv(
      ['week', ...WEEK_FIGURES],
      weeks.map(({ week, figures }) => [week, ...WEEK_FIGURES.map((name) => figures[name])]),
    );
  },
  async together(db) {
    const monday = mondayInIndia();
    const { from, rows, met } = await countTogether(db, monday);
    return toCsv(TOGETHER_COLUMNS, listFigures(togetherFigures(from, rows, met)));
  },
  async records(db) {
    const uses = await listUses(db, { profileId: undefined, who: undefined, most: MOST_LINES });
    return toCsv(
      ['when', 'who', 'what', 'member', 'subject', 'reason', 'outcome'],
      uses.map((use) => [
        use.when.toISOString(),
        use.who,
        use.command,
        use.member,
        use.subject,
        use.reason,
        use.outcome,
      ]),
    );
  },
  async powerLink(db) {
    const uses = await listPowerLinkUses(db, MOST_LINES);
    return toCsv(
      ['when', 'stage', 'outcome', 'member', 'from', 'told', 'named'],
      uses.map((use) => [
        use.when.toISOString(),
        use.stage,
        use.outcome,
        use.member,
        use.from,
        use.told?.toISOString() ?? null,
        use.named,
      ]),
    );
  },
};

/** Registers the calls for the state of the site, its Power Link and its exported figures. */
export function systemRoutes(office: Office): void {
  const { config, ranking } = office.services;
  const { powerLinkKey } = config;

  registerStaffCall(office, showPowerLink, async ({ db, values: { latest } }) => {
    const powerLinkSwitch = await loadSwitch(db, 'powerLink');
    const uses = await listPowerLinkUses(db, USES_A_PAGE + 1, latest === '' ? undefined : idOf(latest));
    return {
      isOn: powerLinkSwitch?.isOn ?? true,
      turnedBy: powerLinkSwitch?.by ?? '',
      turnedAt: powerLinkSwitch?.since.toISOString() ?? '',
      uses: uses.slice(0, USES_A_PAGE).map(({ when, member, told, ...use }) => ({
        ...use,
        when: when.toISOString(),
        memberId: member ?? '',
        told: told?.toISOString() ?? '',
      })),
      next: String(uses[USES_A_PAGE]?.id ?? ''),
    };
  });

  registerStaffCall(office, turnPowerLink, async ({ db, staff, values, about }) => {
    await turnPowerLinkTo(db, { isOn: values.isOn === 'Yes', by: staff.email });
    about({ subject: `power link ${values.isOn === 'Yes' ? 'on' : 'off'}` });
    return success('saved');
  });

  registerStaffCall(office, showSystem, async ({ db }) => {
    const [schema, queues, failures, runs, strays, connections, holds, unknownReceipts, priceWeek] = await Promise.all([
      loadSchema(db),
      listQueues(db),
      countFailures(db),
      lastBackups(db),
      loadStrays(db),
      countConnections(db),
      listMailHolds(db),
      listUnknownReceipts(db),
      lastPriceWeek(db),
    ]);
    // The folder may not exist yet; it is created with the first file.
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return {
      ...schema,
      version: packageJson.version,
      node: process.version,
      failures,
      unknownReceipts,
      mailHolds: holds.map(({ domain, answer, since, againAt }) => ({
        domain,
        answer,
        since: since.toISOString(),
        again: againAt.toISOString(),
      })),
      backups: BACKUP_KINDS.map((kind) => describeRuns(kind, runs[kind])),
      connections: connections.used,
      connectionsGranted: connections.granted,
      processes: Math.max(1, connections.names.length),
      strayFiles: strays.count,
      lacksOfficer: await lacksOfficer(db),
      strayFilesSeen: strays.count > 0 ? (strays.seenAt?.toISOString() ?? '') : '',
      upSince: new Date(Date.now() - process.uptime() * SECOND_MS).toISOString(),
      powerLinkDays:
        powerLinkKey === undefined ? null : daysSince(await noteKey(db, hashOfLinkKey(office.services, powerLinkKey))),
      areListsReady: ranking.isReady(),
      members: ranking.size(),
      isFair: config.fairOrder,
      prices: priceWeek === undefined ? null : describePrices(priceWeek),
      diskFree: disk ? disk.bavail * disk.bsize : 0,
      diskTotal: disk ? disk.blocks * disk.bsize : 0,
      queues: queues.map(({ queue, waiting, 'tried before': retrying }) => ({ queue, waiting, retrying })),
    };
  });

  registerStaffCall(office, exportFigures, async ({ db, values: { what }, about }) => {
    about({ subject: `export ${what}` });
    return { ...success('saved'), csv: await exportTables[what](db), fileName: `${what}-${todayInIndia()}.csv` };
  });
}

/** Whether the text that names the grievance officer is still a placeholder. */
const lacksOfficer = async (db: Db): Promise<boolean> =>
  (await listPlaceholders(db)).some(({ what }) => what.startsWith('text grievance-officer'));

const daysSince = (moment: Date): number => Math.floor((Date.now() - moment.getTime()) / DAY_MS);

const describePrices = (priceWeek: NonNullable<Awaited<ReturnType<typeof lastPriceWeek>>>) => ({
  week: priceWeek.week,
  made: priceWeek.made_at.toISOString(),
  seconds: Math.ceil(priceWeek.took_ms / SECOND_MS),
  bridesBefore: priceWeek.brides_before,
  bridesAfter: priceWeek.brides_after,
  groomsBefore: priceWeek.grooms_before,
  groomsAfter: priceWeek.grooms_after,
});

const describeRuns = (kind: (typeof BACKUP_KINDS)[number], { done, failed }: LastBackups['backup']) => ({
  kind,
  done: done?.endedAt.toISOString() ?? '',
  failed: failed?.endedAt.toISOString() ?? '',
  note: failed?.note ?? '',
});
