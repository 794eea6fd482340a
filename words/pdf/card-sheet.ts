import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { labelIn } from '#words/label.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { digits, longDate } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';
import type { PaperFact } from './biodata.ts';
import { cardSheetTexts } from './card-sheet.texts.ts';
import { personLines, printedName } from './person-lines.ts';

interface Paragraph {
  heading: string;
  says: string[];
}

/** Another family's card on a sheet for a family that reads paper. */
interface SheetCard {
  /** The number on the sheet, from 1. */
  no: string;
  memberId: string;
  name: string;
  lines: string[];
  facts: PaperFact[];
  /** Why the two may fit. */
  fits: Paragraph;
  /** What to ask first. */
  asks: Paragraph;
  /** The QR code row by row: 1 is black. */
  code: string[];
}

/** The exact texts of a sheet of cards in their order. */
export interface CardSheet {
  language: Language;
  title: string;
  /** The line that names the family for which the sheet is printed. */
  whose: string;
  date: string;
  lead: string;
  cards: SheetCard[];
  slip: { heading: string; lead: string; ticks: string[] };
  foot: string;
}

/** What a sheet of cards is made of. */
export interface CardSheetInput {
  /** The family for which the sheet is printed. */
  memberId: string;
  /** The cards as that family sees them in a list, each with its code. */
  cards: readonly { match: Match; code: string[] }[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The answers on a card, in their order. */
const FACTS = [
  'motherTongue',
  'desh',
  'ancestralDistrict',
  'diet',
  'eats',
  'relocation',
  'rashi',
  'gon',
  'isMangalik',
] as const satisfies SharedAnswer[];
/** Maximum number of answers in one sentence, because cards are read aloud. */
const NAMED_AT_MOST = 6;

/**
 * Returns a sheet of cards in one language, limited to what its family may see. It contains no photos and no contact
 * details.
 */
export function cardSheetOf({ memberId, cards, today }: CardSheetInput, language: Language): CardSheet {
  const t = cardSheetTexts[language];
  return {
    language,
    title: t.title,
    whose: t.whose(memberId),
    date: longDate(today, language),
    lead: t.lead,
    cards: cards.map(({ match, code }, index) =>
      cardOf(match, { code, no: `${digits(index + 1, language)}.`, language }),
    ),
    slip: { heading: t.slip, lead: t.slipLead, ticks: [t.more, t.no, t.later] },
    foot: t.foot,
  };
}

function cardOf(
  match: Match,
  { code, no, language }: Pick<SheetCard, 'code' | 'no'> & { language: Language },
): SheetCard {
  const t = cardSheetTexts[language];
  const { member } = match;
  const facts = FACTS.map((name) => ({
    label: labelIn(sharedLabels[name], language, 'fact'),
    value: sharedAnswer(member, name, language).trim(),
  }));
  const { fits, asks } = reasonsOf(match, language, { texts: reasonsTexts[language], most: NAMED_AT_MOST });
  return {
    no,
    code,
    memberId: member.memberId,
    name: printedName(member, language),
    lines: [...personLines(member, language), placeOf(member, language)].filter(Boolean),
    facts: facts.filter(({ value }) => value !== ''),
    fits: { heading: t.reasons, says: fits },
    asks: { heading: t.asks, says: asks },
  };
}
