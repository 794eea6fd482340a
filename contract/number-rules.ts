import { messageId, type RuleMessageId } from './message.ts';
import { isBlank, plainSigns } from './pasted.ts';
import { type Read, type Rule, refused, taken } from './rules.ts';

/** The first whole number that PostgreSQL's integer cannot hold. */
const INTEGER_LIMIT = 2 ** 31;

const LOOKUP_ID: NumberRule = {
  pattern: /^\d{1,10}$/,
  message: 'chooseFromList',
  accepts: (id) => id < INTEGER_LIMIT,
};

/** The id of a lookup entry, or null. The server checks whether the list contains it. */
export const lookupId = optionalNumber(LOOKUP_ID);
/** A rule like `lookupId` that requires an id. `missing`: the sentence for a blank value. */
export const requiredLookupId = (missing: RuleMessageId) => requiredNumber(LOOKUP_ID, missing);

interface Bounds {
  least: number;
  most: number;
}

/** The heights that a person may have, in centimetres. */
export const HEIGHT_CM: Bounds = { least: 90, most: 250 };

const HEIGHT: Measure = {
  bounds: HEIGHT_CM,
  unread: 'heightUnread',
  outOfRange: 'heightOutOfRange',
  read: (typed) => feetIn(typed) ?? numberIn(typed, 'cm|cms|centimet(?:re|er)s?|সেমি|সে মি|সেন্টিমিটার'),
};
const WEIGHT: Measure = {
  bounds: { least: 20, most: 250 },
  unread: 'weightUnread',
  outOfRange: 'weightOutOfRange',
  read: (typed) => numberIn(typed, 'kgs?|kilos?|kilograms?|কেজি|কে জি|কিলো|কিলোগ্রাম'),
};
/** A height in centimetres to one decimal, or null; also typed in feet and inches. */
export const heightCm = optionalMeasure(HEIGHT);
/** A weight in kilograms to one decimal, or null. */
export const weightKg = optionalMeasure(WEIGHT);
/** A rule like `heightCm` that requires a value. */
export const requiredHeightCm = requiredMeasure(HEIGHT, 'heightRequired');
/** A rule like `weightKg` that requires a value. */
export const requiredWeightKg = requiredMeasure(WEIGHT, 'weightRequired');

interface NumberRule {
  pattern: RegExp;
  message: RuleMessageId;
  accepts?: (value: number) => boolean;
}

/** Returns the rule for a number, or null for a blank value. */
export function optionalNumber(rule: NumberRule): Rule<number | null> {
  return (raw) => (isBlank(raw) ? taken(null) : readNumber(raw, rule));
}

function requiredNumber(rule: NumberRule, missing: RuleMessageId): Rule<number> {
  return (raw) => (isBlank(raw) ? refused(missing) : readNumber(raw, rule));
}

function readNumber(raw: string, { pattern, message, accepts = () => true }: NumberRule): Read<number> {
  const value = plainSigns(raw);
  return pattern.test(value) && accepts(Number(value)) ? taken(Number(value)) : refused(message);
}

/** A measure in centimetres or kilograms as families write it, rounded to one decimal. */
interface Measure {
  bounds: Bounds;
  /** Parses the typed text. Returns undefined if the text is no measure of this kind. */
  read: (typed: string) => number | undefined;
  unread: 'heightUnread' | 'weightUnread';
  outOfRange: 'heightOutOfRange' | 'weightOutOfRange';
}

function optionalMeasure(measure: Measure): Rule<number | null> {
  return (raw) => (isBlank(raw) ? taken(null) : readMeasure(raw, measure));
}

function requiredMeasure(measure: Measure, missing: RuleMessageId): Rule<number> {
  return (raw) => (isBlank(raw) ? refused(missing) : readMeasure(raw, measure));
}

function readMeasure(raw: string, { bounds, read, unread, outOfRange }: Measure): Read<number> {
  const value = read(plainSigns(raw).toLowerCase());
  if (value === undefined) return refused(unread);
  const { least, most } = bounds;
  return value >= least && value <= most ? taken(value) : refused(messageId(outOfRange, { least, most }));
}

/** The part of a regular expression that matches a number with at most one decimal mark. */
const NUMBER = '(\\d{1,4}(?:[.,٫]\\d+)?)';
const numberOf = (digits: string | undefined): number => Number(digits?.replace(/[,٫]/, '.'));
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Parses a number, with or without one of these units, to one decimal, or returns undefined. */
function numberIn(typed: string, units: string): number | undefined {
  const [, digits] = new RegExp(`^${NUMBER} ?(?:(?:${units.replaceAll(' ', '\\.? ?')})\\.?)?$`).exec(typed) ?? [];
  return digits === undefined ? undefined : toTenth(numberOf(digits));
}

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const FEET =
  /^([2-8]) ?(?:'|feet|foot|ft\.?|ফুট|ফিট|ফু\.?)(?: ?(?:and|,|-|আর)? ?(\d{1,2}(?:[.,]\d+)?) ?(?:"|''|in\.?|inch(?:es)?|ইঞ্চি|ই\.?)?)?$/;

/** Parses `5'3"`, `5 ft 3 in`, `৫ ফুট ৩ ইঞ্চি` into whole centimetres, or returns undefined. */
function feetIn(typed: string): number | undefined {
  const [, feet, inches = '0'] = FEET.exec(typed) ?? [];
  if (feet === undefined || numberOf(inches) >= INCHES_PER_FOOT) return undefined;
  return Math.round((Number(feet) * INCHES_PER_FOOT + numberOf(inches)) * CM_PER_INCH);
}
