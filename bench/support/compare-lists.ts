import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { percentile } from './filled-database.ts';
import { type Kind, kinds, type Looking, lookingAmong } from './lists-asked.ts';
import type { Ask } from './lists-asker.ts';
import { type Asker, startAsker } from './start-askers.ts';
import { synthesize } from './synthetic-members.ts';

const seekersTimed = 1_000;
/** Agreement is checked for one seeker of these many. */
const AGREEMENT_EVERY = 20;
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

/** The times of one kind of requests, in milliseconds. */
interface Times {
  /** With an index in the process itself. */
  own: number[];
  /** Over the socket. */
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
    const agreement = await measureAgreement(own, asking, looking);
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

/** The positions of the seekers in the list that every asker has. */
const positions = Array.from({ length: seekersTimed }, (_, index) => index);
const makeTimes = (): Record<Kind, Times> =>
  Object.fromEntries(kinds.map((kind) => [kind, { own: [], asked: [] }])) as unknown as Record<Kind, Times>;

/** Times one request after another. Returns each seeker's median of all rounds, to exclude the machine's noise. */
async function timeInTurn(own: Asker, asking: readonly Asker[]): Promise<Record<Kind, Times>> {
  const times = makeTimes();
  for (const kind of kinds) {
    const ask = positions.map((at): Ask => ({ kind, at }));
    const askOverSocket = async () => {
      const ms: number[] = [];
      for (const [index, asker] of asking.entries())
        ms.push(...(await asker.inTurn(shareOf(ask, index, asking.length))));
      return ms;
    };
    // Warms up the compilers of all processes.
    await own.inTurn(ask);
    await askOverSocket();
    const rounds: Times[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ own: await own.inTurn(ask), asked: await askOverSocket() });
    times[kind] = {
      own: medians(rounds.map((round) => round.own)),
      asked: medians(rounds.map((round) => round.asked)),
    };
  }
  return times;
}

/**
 * Times requests of all processes at random times. Each round requests all kinds, and no two rounds request the same
 * lists.
 */
async function timeAtOnce(own: Asker, asking: readonly Asker[]): Promise<Record<Kind, Times>> {
  const times = makeTimes();
  for (let round = 0; round < ROUNDS; round++) {
    const ask = positions
      .filter((at) => at % ROUNDS === round)
      .flatMap((at) => kinds.map((kind): Ask => ({ kind, at })));
    await wait(REST_MS);
    const shares = asking.map((_, index) => shareOf(ask, index, asking.length));
    const ownMs = await own.atTimes(ask, A_SECOND);
    const askedMs = await Promise.all(
      asking.map((asker, index) => asker.atTimes(shares[index] ?? [], A_SECOND / asking.length)),
    );
    for (const [index, { kind }] of ask.entries()) times[kind].own.push(ownMs[index] ?? Number.NaN);
    for (const [askerIndex, part] of shares.entries())
      for (const [index, { kind }] of part.entries())
        times[kind].asked.push(askedMs[askerIndex]?.[index] ?? Number.NaN);
  }
  return times;
}

/** Returns the requests of one asker, if the askers divide all requests in equal parts. */
const shareOf = (ask: readonly Ask[], askerIndex: number, askerCount: number): Ask[] => {
  const length = Math.ceil(ask.length / askerCount);
  return ask.slice(askerIndex * length, (askerIndex + 1) * length);
};

const medians = (rounds: readonly number[][]): number[] =>
  positions.map((position) =>
    percentile(
      rounds.map((round) => round[position] ?? Number.NaN),
      0.5,
    ),
  );

function figuresOf(what: string, { own, asked }: Times): Figure[] {
  return ([50, 99] as const).flatMap((percent) => {
    const [inProcess, overSocket] = [percentile(own, percent / 100), percentile(asked, percent / 100)];
    return [
      { name: `${what}.p${percent}.own`, value: inProcess, unit: 'ms', goal: '' },
      { name: `${what}.p${percent}.asked`, value: overSocket, unit: 'ms', goal: '' },
      {
        name: `${what}.p${percent}.ratio`,
        value: overSocket / inProcess,
        unit: 'times',
        goal: percent === 99 ? '<= 1.1' : '',
      },
    ];
  });
}

/** Returns the percentage of equal lists: all kinds of some seekers, requested by every process. */
async function measureAgreement(own: Asker, asking: readonly Asker[], looking: readonly Looking[]): Promise<number> {
  const ask = [...looking.keys()]
    .filter((at) => at % AGREEMENT_EVERY === 0)
    .flatMap((at) => kinds.map((kind): Ask => ({ kind, at })));
  const expected = (await own.answers(ask)).map((answer) => JSON.stringify(answer));
  let agreeing = 0;
  for (const asker of asking)
    for (const [index, answer] of (await asker.answers(ask)).entries())
      if (JSON.stringify(answer) === expected[index]) agreeing++;
  return (100 * agreeing) / (ask.length * asking.length);
}
