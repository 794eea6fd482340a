import { type Read, type Rule, refused, taken } from './rule.ts';
import { asciiDigits } from './rules.ts';
import { type RuleSaying, saying } from './saying.ts';

/** Ids fit PostgreSQL's integer. */
const LOOKUP_ID: NumberRule = {
  pattern: /^\d{1,10}$/,
  sentence: 'chooseFromList',
  accepts: (id) => id < 2 ** 31,
};

/** The id of a lookup entry, or null; whether the list has it is for the server to see. */
export const lookupId = optionalNumber(LOOKUP_ID);
export const requiredLookupId = (missing: RuleSaying) => requiredNumber(LOOKUP_ID, missing);

interface Bounds {
  least: number;
  most: number;
}

export const HEIGHT_CM: Bounds = { least: 90, most: 250 };

/** Centimetres or kilograms: whole, or with one decimal. */
const HEIGHT = measure('heightOutOfRange', HEIGHT_CM);
const WEIGHT = measure('weightOutOfRange', { least: 20, most: 250 });
export const heightCm = optionalNumber(HEIGHT);
export const weightKg = optionalNumber(WEIGHT);
export const requiredHeightCm = requiredNumber(HEIGHT, 'heightRequired');
export const requiredWeightKg = requiredNumber(WEIGHT, 'weightRequired');

interface NumberRule {
  pattern: RegExp;
  sentence: RuleSaying;
  accepts?: (value: number) => boolean;
}

function measure(key: 'heightOutOfRange' | 'weightOutOfRange', { least, most }: Bounds): NumberRule {
  const accepts = (value: number) => value >= least && value <= most;
  return { pattern: /^\d{1,3}(\.\d)?$/, sentence: saying(key, { least, most }), accepts };
}

export function optionalNumber(rule: NumberRule): Rule<number | null> {
  return (raw) => (raw.trim() === '' ? taken(null) : readNumber(raw, rule));
}

function requiredNumber(rule: NumberRule, missing: RuleSaying): Rule<number> {
  return (raw) => (raw.trim() === '' ? refused(missing) : readNumber(raw, rule));
}

function readNumber(raw: string, { pattern, sentence, accepts = () => true }: NumberRule): Read<number> {
  const value = asciiDigits(raw).trim();
  return pattern.test(value) && accepts(Number(value)) ? taken(Number(value)) : refused(sentence);
}
