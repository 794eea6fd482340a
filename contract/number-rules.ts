import * as z from 'zod/mini';
import { formMessages } from './form-messages.ts';
import { asciiDigits } from './rules.ts';

/** Ids fit PostgreSQL's integer. */
const LOOKUP_ID: NumberRule = {
  pattern: /^\d{1,10}$/,
  sentence: formMessages.chooseFromList,
  accepts: (id) => id < 2 ** 31,
};

/** The id of a lookup entry, or null; whether the list has it is for the server to see. */
export const lookupId = optionalNumber(LOOKUP_ID);
export const requiredLookupId = (missing: string) => requiredNumber(LOOKUP_ID, missing);

/** Centimetres or kilograms: whole, or with one decimal. */
const HEIGHT = measure(90, 250, formMessages.heightOutOfRange);
const WEIGHT = measure(20, 250, formMessages.weightOutOfRange);
export const heightCm = optionalNumber(HEIGHT);
export const weightKg = optionalNumber(WEIGHT);
export const requiredHeightCm = requiredNumber(HEIGHT, formMessages.heightRequired);
export const requiredWeightKg = requiredNumber(WEIGHT, formMessages.weightRequired);

interface NumberRule {
  pattern: RegExp;
  sentence: string;
  accepts?: (value: number) => boolean;
}

function measure(least: number, most: number, sentence: string): NumberRule {
  return { pattern: /^\d{1,3}(\.\d)?$/, sentence, accepts: (value) => value >= least && value <= most };
}

export function optionalNumber(rule: NumberRule) {
  return z.pipe(
    z.string(),
    z.transform((raw: string, context): number | null => (raw.trim() === '' ? null : readNumber(raw, rule, context))),
  );
}

function requiredNumber(rule: NumberRule, missing: string) {
  return z.pipe(
    z.string(),
    z.transform((raw: string, context) =>
      readNumber(raw, raw.trim() === '' ? { ...rule, sentence: missing } : rule, context),
    ),
  );
}

function readNumber(
  raw: string,
  { pattern, sentence, accepts = () => true }: NumberRule,
  context: z.core.ParsePayload,
): number {
  const value = asciiDigits(raw).trim();
  if (pattern.test(value) && accepts(Number(value))) return Number(value);
  context.issues.push({ code: 'custom', message: sentence, input: raw });
  return z.NEVER;
}
