import {
  addBreachPeople,
  closeBreach,
  listBreaches,
  momentIn,
  noteBreachDeed,
  openBreach,
  saveBreachLetter,
  sendBreachLetter,
  showBreach,
} from '#contract/staff/breaches.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addBreachPeople as add } from '#server/office/add-breach-people.ts';
import { loadWork } from '#server/office/breach-works.queries.ts';
import {
  type BreachRow,
  closeBreachRecord,
  countSources,
  listBreachRows,
  listDeeds,
  noteDeed,
  openBreach as open,
  saveLetter,
} from '#server/office/breaches.queries.ts';
import { letterOf, sendBreach } from '#server/office/send-breach.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** Registers the calls for data breaches: the record of what was done, and the people affected. */
export function breachRoutes(office: Office): void {
  registerStaffCall(office, listBreaches, async ({ db }) => {
    const breaches = await listBreachRows(db);
    return { breaches: breaches.map(presentBreach) };
  });

  registerStaffCall(office, showBreach, async (asked) => {
    const breach = await breachOf(asked);
    const [sources, deeds, work = null] = await Promise.all([
      countSources(asked.db, breach.id),
      listDeeds(asked.db, breach.id),
      loadWork(asked.db, breach.id),
    ]);
    return {
      breach: presentBreach(breach),
      sources,
      letter: letterOf(breach),
      work,
      deeds: deeds.map(({ at, ...deed }) => ({ ...deed, at: at.toISOString() })),
    };
  });

  registerStaffCall(office, openBreach, async ({ db, staff, values, about }) => {
    const known = momentIn(values.known);
    const id = await open(db, { what: values.reason, known, by: staff.email });
    about({ subject: `breach ${id}` });
    return success('saved');
  });

  registerStaffCall(office, addBreachPeople, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await breachOf(asked);
    const { source, who } = values;
    const sought = { source, who, from: momentIn(values.from), until: momentIn(values.until) };
    const added = await add(db, { id, by: staff.email, ...sought });
    if (added === 'busy') return failure('breachBusy');
    return success(added === 'begun' ? 'breachBegun' : 'saved');
  });

  registerStaffCall(office, saveBreachLetter, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await breachOf(asked);
    if ((await loadWork(db, id))?.kind === 'letters') return failure('breachBusy');
    await saveLetter(db, id, values);
    await noteDeed(db, { id, by: staff.email, kind: 'letter', words: '' });
    return success('saved');
  });

  registerStaffCall(office, sendBreachLetter, async (asked) => {
    const { db, staff } = asked;
    const sent = await sendBreach(db, await breachOf(asked), staff.email);
    if (sent === 'begun') return success('breachBegun');
    return failure(sent === 'busy' ? 'breachBusy' : 'breachLetterUnfinished');
  });

  registerStaffCall(office, noteBreachDeed, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await breachOf(asked);
    await noteDeed(db, { id, by: staff.email, kind: values.kind, words: values.reason });
    return success('saved');
  });

  registerStaffCall(office, closeBreach, async (asked) => {
    const { db, staff, values } = asked;
    const { id } = await breachOf(asked);
    if (!(await closeBreachRecord(db, id))) return failure('changedMeanwhile');
    await noteDeed(db, { id, by: staff.email, kind: 'closed', words: values.reason });
    return success('saved');
  });
}

type About = Pick<AskedByStaff<typeof showBreach.form.fields>, 'db' | 'values' | 'about'>;

/** Returns the breach with the sent number. Throws a 404 if there is none. */
async function breachOf({ db, values, about }: About): Promise<BreachRow> {
  const [breach] = await listBreachRows(db, idOf(values.member));
  if (breach === undefined) throw new Refusal(404, 'notFound');
  about({ subject: `breach ${breach.id}` });
  return breach;
}

const iso = (at: Date | null): string => at?.toISOString() ?? '';

const presentBreach = ({ id, what, people, told, ...row }: BreachRow) => ({
  id,
  what,
  people,
  told,
  known: row.known.toISOString(),
  closed: iso(row.closed),
  certinBy: iso(row.certinBy),
  boardBy: iso(row.boardBy),
});
