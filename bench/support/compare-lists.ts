import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { percentile } from './filled-database.ts';
import { type Kind, kinds, type Looking, lookingAmong } from './lists-asked.ts';
import type { Ask } from './lists-asker.ts';
import { type Asker, startAsker } from './start-askers.ts';
import { synthesize } from './synthetic-members.ts';

const seekersTimed = 1_000;
const ROUNDS = 3;
/** The lists that all processes together request in a second: some four million families on one day. */
const A_SECOND = 100;
const REST_MS = 1_000;

interface Compared {
  env: Record<string, string>;
  socket: string;
  askers: number;
  members: number;
}

/** The times of one kind in milliseconds: in the process itself, and over the socket. */
interface Times {
  own: number[];
  asked: number[];
}

/**
 * Compares lists requested over a socket with the same lists from an index in the process itself. First one request
 * follows another; then all processes send requests at random times. Both ways take turns.
 */
export async function compareLists({ env, socket, askers, members }: Compared): Promise<Figure[]> {
  const looking = lookingAmong(
    [...synthesize(seekersTimed, 10)].map(([, person]) => person),
    members,
  );
  const own = await startAsker(looking, { env });
  const asking = await Promise.all(Array.from({ length: askers }, () => startAsker(looking, { socket })));
  try {
    for (const { members: found } of [own, ...asking])
      if (found !== members) throw new Error(`The index has ${found} of ${members} members.`);
    const agreement = await agree(own, asking, looking);
    const inTurn = await timeInTurn(own, asking);
    const atOnce = await timeAtOnce(own, asking);
    return [
      ...kinds.flatMap((kind) => figuresOf(kind, inTurn[kind])),
      ...kinds.flatMap((kind) => figuresOf(`atOnce.${kind}`, atOnce[kind])),
      { name: 'agreement', value: agreement, unit: '%', goal: '100' },
    ];
  } finally {
    await Promise.all([own, ...asking].map((asker) => asker.end()));
  }
}

const seats = Array.from({ length: seekersTimed }, (_, at) => at);
const none = (): Record<Kind, Times> =>
  Object.fromEntries(kinds.map((kind) => [kind, { own: [], asked: [] }])) as unknown as Record<Kind, Times>;

/** Returns the median of three rounds for each seeker, to exclude the machine's noise. */
async function timeInTurn(own: Asker, asking: readonly Asker[]): Promise<Record<Kind, Times>> {
  const times = none();
  for (const kind of kinds) {
    const ask = seats.map((at): Ask => ({ kind, at }));
    const over = async () => {
      const ms: number[] = [];
      for (const [which, asker] of asking.entries()) ms.push(...(await asker.inTurn(share(ask, which, asking.length))));
      return ms;
    };
    // Warms up the compilers of all processes.
    await own.inTurn(ask);
    await over();
    const rounds: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ own: await own.inTurn(ask), asked: await over() });
    times[kind] = {
      own: middles(rounds.map((round) => round.own)),
      asked: middles(rounds.map((round) => round.asked)),
    };
  }
  return times;
}

/** Runs all kinds in turn, so that no two rounds request the same lists. */
async function timeAtOnce(own: Asker, asking: readonly Asker[]): Promise<Record<Kind, Times>> {
  const times = none();
  for (let round = 0; round < ROUNDS; round++) {
    const ask = seats.filter((at) => at % ROUNDS === round).flatMap((at) => kinds.map((kind): Ask => ({ kind, at })));
    await wait(REST_MS);
    const shares = asking.map((_, which) => share(ask, which, asking.length));
    const ownMs = await own.atTimes(ask, A_SECOND);
    const askedMs = await Promise.all(
      asking.map((asker, which) => asker.atTimes(shares[which] ?? [], A_SECOND / asking.length)),
    );
    for (const [at, { kind }] of ask.entries()) times[kind].own.push(ownMs[at] ?? Number.NaN);
    for (const [which, part] of shares.entries())
      for (const [at, { kind }] of part.entries()) times[kind].asked.push(askedMs[which]?.[at] ?? Number.NaN);
  }
  return times;
}

const share = (ask: readonly Ask[], which: number, of: number): Ask[] => {
  const length = Math.ceil(ask.length / of);
  return ask.slice(which * length, (which + 1) * length);
};

const middles = (rounds: readonly number[][]): number[] =>
  seats.map((at) =>
    percentile(
      rounds.map((round) => round[at] ?? Number.NaN),
      0.5,
    ),
  );

function figuresOf(what: string, { own, asked }: Times): Figure[] {
  return ([50, 99] as const).flatMap((part) => {
    const [inProcess, overSocket] = [percentile(own, part / 100), percentile(asked, part / 100)];
    return [
      { name: `${what}.p${part}.own`, value: inProcess, unit: 'ms', goal: '' },
      { name: `${what}.p${part}.asked`, value: overSocket, unit: 'ms', goal: '' },
      {
        name: `${what}.p${part}.ratio`,
        value: overSocket / inProcess,
        unit: 'times',
        goal: part === 99 ? '<= 1.1' : '',
      },
    ];
  });
}

/** Returns the percentage of equal lists: all kinds of every twentieth seeker, requested by every process. */
async function agree(own: Asker, asking: readonly Asker[], looking: readonly Looking[]): Promise<number> {
  const ask = [...looking.keys()]
    .filter((at) => at % 20 === 0)
    .flatMap((at) => kinds.map((kind): Ask => ({ kind, at })));
  const expected = (await own.answers(ask)).map((answer) => JSON.stringify(answer));
  let agreeing = 0;
  for (const asker of asking)
    for (const [at, answer] of (await asker.answers(ask)).entries())
      if (JSON.stringify(answer) === expected[at]) agreeing++;
  return (100 * agreeing) / (ask.length * asking.length);
}
