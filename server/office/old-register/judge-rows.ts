import type { Kysely } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import type { RegisterFault } from '#contract/staff/old-register-words.ts';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { isWholeName, nameSounds, wantedName } from '#server/domain/names/wanted-name.ts';
import { listByName, listByPhone, type RegisterRow, type RowChange } from '#server/domain/old-register/rows.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { type Judged, type Judging, judgeRow, type RegisterAnswers } from './judge-row.ts';
import { listNamesakes, listPhonesTaken } from './known-members.queries.ts';
import { loadLookupWords } from './lookup-words.queries.ts';
import type { Cell } from './reader/order.ts';

/** The services with which rows are judged. */
export type JudgeServices = Pick<Services, 'cipher' | 'phoneHash' | 'keyedHash'>;

/** A register, with what each of its columns is. */
export interface Layout {
  importId: number;
  columns: readonly string[];
  headings: readonly string[];
}

/** A row and its result. `answers` is present if the row is good. */
export interface JudgedRow {
  change: RowChange;
  cells: Cell[];
  answers: RegisterAnswers | undefined;
}

/** Number of rows that are judged before the event loop gets its turn. */
const ROWS_PER_TURN = 10;

const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Judges consecutive rows: each alone, against the rows before it in this and other registers, and against the members.
 */
export async function judgeRows(
  services: JudgeServices,
  db: Kysely<Database>,
  { layout, rows }: { layout: Layout; rows: readonly RegisterRow[] },
): Promise<JudgedRow[]> {
  const judging: Judging = { ...layout, words: await loadLookupWords(db), today: todayInIndia() };
  const judgedRows: { number: number; cells: Cell[]; judged: Judged }[] = [];
  for (const { number, json } of rows) {
    const cells: Cell[] = JSON.parse(json);
    judgedRows.push({ number, cells, judged: judgeRow(cells, judging) });
    if (judgedRows.length % ROWS_PER_TURN === 0) await letOthersWork();
  }
  const marks = new Map(
    judgedRows.flatMap(({ number, judged }) =>
      judged.is === 'good' ? [[number, marksOf(services, judged.answers)]] : [],
    ),
  );
  const doubles = await findDoubles({ ...services, db }, { layout, judging, judgedRows, marks });
  return judgedRows.map(({ number, cells, judged }) => {
    const { phone: phoneHash = null, name: nameHash = null } = marks.get(number) ?? {};
    if (judged.is === 'skipped') return { cells, answers: undefined, change: { number, state: 'skipped' } };
    if (judged.is === 'bad')
      return { cells, answers: undefined, change: { number, state: 'bad', faults: judged.faults } };
    const double = doubles.get(number);
    if (double !== undefined)
      return {
        cells,
        answers: undefined,
        change: { number, state: 'bad', faults: [double.fault], other: double.other },
      };
    const { answers, asks } = judged;
    return { cells, answers, change: { number, state: 'good', asks, phoneHash, nameHash } };
  });
}

/** By what a row is compared with other rows. */
interface Marks {
  phone: Buffer;
  /**
   * Keyed hash of the gender and of the sounds of the own and the father's first name. Null if one of the names is
   * missing, because a name alone does not make a double.
   */
  name: Buffer | null;
}

function marksOf({ phoneHash, keyedHash }: JudgeServices, answers: RegisterAnswers): Marks {
  const sounds = [answers.name, answers.father].map((name) => nameSounds(firstNameOf(name))[0]);
  const [own, father] = sounds.map((sound) => (sound ? skeletonOf(sound) : ''));
  return {
    phone: phoneHash(answers.phone),
    name: own && father ? keyedHash(`old register ${answers.gender} ${own} ${father}`) : null,
  };
}

/** The fault of a row about a family that is known already. */
interface Double {
  fault: RegisterFault;
  /** Number of the earlier row, behind the number of its register if that is another one; `''` for a member. */
  other: string;
}

interface DoublesSearch {
  layout: Layout;
  judging: Judging;
  judgedRows: readonly { number: number; judged: Judged }[];
  /** The marks of the good rows, by the number of the row. */
  marks: ReadonlyMap<number, Marks>;
}

/** Returns the doubles among good rows, by the number of the row. The first row about a family is no double. */
async function findDoubles(
  store: JudgeServices & { db: Kysely<Database> },
  { layout, judging, judgedRows, marks }: DoublesSearch,
): Promise<Map<number, Double>> {
  const goodRows = judgedRows.flatMap(({ number, judged }) =>
    judged.is === 'good' ? [{ number, ...judged.answers }] : [],
  );
  const { importId } = layout;
  const allMarks = [...marks.values()];
  const phoneHashes = allMarks.map(({ phone }) => phone);
  const nameHashes = allMarks.flatMap(({ name }) => name ?? []);
  const byPhone = await listByPhone(store.db, importId, phoneHashes);
  const byName = await listByName(store, importId, nameHashes);
  const goodPhones = goodRows.map(({ phone }) => phone);
  const profilesByPhone = await listPhonesTaken(store.db, goodPhones);
  const namesakes = await listNamesakes(store.db, goodRows);
  const earlierRows = byName.flatMap(({ number, hash, json, state }) => {
    const parsed: Cell[] | RegisterAnswers = JSON.parse(json);
    const judged = state === 'entered' || !Array.isArray(parsed) ? parsed : judgeRow(parsed, judging);
    const answers = answersIn(judged);
    return answers === undefined ? [] : [{ number, hash, name: answers.name, father: answers.father }];
  });
  const doubles = new Map<number, Double>();
  // The good rows of this batch so far. Later rows are compared with them as with the rows of earlier batches.
  const acceptedRows: { number: number; phone: Buffer; name: Buffer | null; row: RegisterAnswers }[] = [];
  for (const row of goodRows) {
    const mark = marks.get(row.number);
    if (mark === undefined) continue;
    const double =
      doubleByPhone({ row, mark, importId, byPhone, acceptedRows, profilesByPhone }) ??
      doubleByName({ row, mark, earlierRows, acceptedRows, namesakes });
    if (double !== undefined) doubles.set(row.number, double);
    else acceptedRows.push({ number: row.number, ...mark, row });
  }
  return doubles;
}

/** Returns the answers of an entered row, or of a row that was judged again; undefined if it has none. */
function answersIn(judged: Cell[] | RegisterAnswers | Judged): RegisterAnswers | undefined {
  if ('answers' in judged) return judged.answers;
  return 'name' in judged ? judged : undefined;
}

interface ByPhone {
  row: RegisterAnswers & { number: number };
  mark: Marks;
  importId: number;
  byPhone: Awaited<ReturnType<typeof listByPhone>>;
  acceptedRows: readonly { number: number; phone: Buffer }[];
  profilesByPhone: ReadonlyMap<string, string>;
}

/** Compares a row with members and other rows by its phone; undefined if nobody else has it. */
function doubleByPhone({ row, mark, importId, byPhone, acceptedRows, profilesByPhone }: ByPhone): Double | undefined {
  const member = profilesByPhone.get(row.phone);
  if (member !== undefined) return { fault: 'knownHere', other: '' };
  if (byPhone.some(({ hash, state }) => state === 'refused' && hash?.equals(mark.phone)))
    return { fault: 'saidNo', other: '' };
  const stored = byPhone.find(
    (known) => known.hash?.equals(mark.phone) && (known.importId !== importId || known.number < row.number),
  );
  if (stored && stored.importId !== importId)
    return { fault: 'knownRow', other: `${stored.importId}/${stored.number}` };
  const earlier = stored ?? acceptedRows.find(({ phone }) => phone.equals(mark.phone));
  return earlier && { fault: 'doublePhone', other: String(earlier.number) };
}

interface ByName {
  row: RegisterAnswers & { number: number };
  mark: Marks;
  earlierRows: readonly { number: number; hash: Buffer | null; name: string; father: string }[];
  acceptedRows: readonly { number: number; name: Buffer | null; row: RegisterAnswers }[];
  namesakes: Awaited<ReturnType<typeof listNamesakes>>;
}

/** Compares a row with members and earlier rows by its name and the father's; undefined if both differ from all. */
function doubleByName({ row, mark, earlierRows, acceptedRows, namesakes }: ByName): Double | undefined {
  if (mark.name === null) return undefined;
  const [own, father] = [wantedName(row.name), wantedName(row.father)];
  const isSame = (other: { name: string; father: string }) =>
    isWholeName(own, other.name) &&
    isWholeName(wantedName(other.name), row.name) &&
    isWholeName(father, other.father) &&
    isWholeName(wantedName(other.father), row.father);
  const { name } = mark;
  const earlier =
    earlierRows.find((known) => known.number < row.number && known.hash?.equals(name) && isSame(known)) ??
    acceptedRows.find((known) => known.name?.equals(name) && isSame(known.row));
  if (earlier) return { fault: 'doubleName', other: String(earlier.number) };
  const member = namesakes.find((namesake) => namesake.number === row.number && isSame(namesake));
  return member && { fault: 'knownHere', other: '' };
}
