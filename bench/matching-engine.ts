import { type Chart, computeChart } from '#matching/horoscope/chart.ts';
import { gunaMilan } from '#matching/horoscope/guna-milan.ts';
import { jotok } from '#matching/horoscope/jotok.ts';
import { mangalDosha } from '#matching/horoscope/mangal-dosha.ts';
import type { MoonPosition } from '#matching/horoscope/moon-position.ts';
import type { Figure } from './figure.ts';

export const name = 'matching-engine';

const KOLKATA = { zone: 'Asia/Kolkata', latitude: 22.5726, longitude: 88.3639 };
// Invented births from 1950 on, two months apart, at all hours.
const BIRTHS = Array.from({ length: 400 }, (_, index) => ({
  date: new Date(Date.UTC(1950, 0, 1 + index * 61)).toISOString().slice(0, 10),
  time: `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
  ...KOLKATA,
}));
// The same births, moved to the years from 1920 to 1947.
const OLD_BIRTHS = BIRTHS.map((birth, index) => ({
  ...birth,
  date: `${1920 + (index % 28)}${birth.date.slice(4)}`,
})).filter(({ date }) => !date.endsWith('-02-29'));

/** Times the engine on one core; each figure is the best of several rounds, to exclude the machine's noise. */
export async function run(): Promise<Figure[]> {
  const charts = BIRTHS.map((birth) => computeChart(birth));
  const couples = charts.map((chart, index): [MoonPosition, MoonPosition] => [
    positionOf(chart),
    positionOf(charts[(index * 37 + 1) % charts.length] ?? chart),
  ]);
  const untimed = BIRTHS.map(({ time, ...birth }) => birth);
  return [
    { name: 'computeChart', value: time(BIRTHS, computeChart) / 1e6, unit: 'ms', goal: '≤ 0.4' },
    { name: 'computeChart, no time', value: time(untimed, computeChart) / 1e6, unit: 'ms', goal: '≤ 0.4' },
    { name: 'computeChart, old Bengal', value: time(OLD_BIRTHS, computeChart) / 1e6, unit: 'ms', goal: '≤ 0.4' },
    { name: 'gunaMilan', value: time(couples, ([bride, groom]) => gunaMilan(bride, groom)), unit: 'ns', goal: '≤ 300' },
    { name: 'jotok', value: time(couples, ([bride, groom]) => jotok(bride.rashi, groom.rashi)), unit: 'ns', goal: '' },
    { name: 'mangalDosha', value: time(charts, mangalDosha), unit: 'ns', goal: '' },
  ];
}

function positionOf({ moon, rashi, nakshatra, pada }: Chart): MoonPosition {
  return { rashi: rashi ?? 1, degreesInRashi: moon % 30, nakshatra: nakshatra ?? 1, pada: pada ?? 1 };
}

const ROUNDS = 7;
const ROUND_MS = 60;

/** Returns the nanoseconds of a call, over all inputs in turn. */
function time<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timeRound(inputs, work)));
}

function timeRound<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number {
  const start = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  while (elapsedMs < ROUND_MS) {
    for (const input of inputs) work(input);
    calls += inputs.length;
    elapsedMs = performance.now() - start;
  }
  return (elapsedMs * 1e6) / calls;
}
