import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { AskSign, DifferSign, LeafSign } from '#web/card/Signs.tsx';
import { type AskedFor, addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { nameInside } from '#words/labels/wishes.ts';
import { number } from '#words/numbers.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { joinNames, joinWords } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { jotokOf, lineTexts, scoreTexts } from './line.texts.ts';
import styles from './Pair.module.css';
import { type PairLine, tallyOf, wishOf } from './pair-lines.ts';

interface Props {
  lines: readonly PairLine[];
  sheet: Sheet;
  /** The next step, shown beside the score. */
  children: ReactNode;
}

/** The form field that asks for each line's answer. */
const FIELD_OF_LINE: Readonly<Record<PairLine['name'], AskedFor>> = {
  age: 'personal.birthDate',
  heightCm: 'personal.heightCm',
  education: 'personal.education',
  profession: 'personal.profession',
  district: 'details.home.id',
  religion: 'personal.religion',
  community: 'personal.community',
  caste: 'personal.caste',
  clan: 'personal.clan',
  desh: 'details.desh',
  ancestralDistrict: 'details.ancestral.id',
  motherTongue: 'details.motherTongue',
  maritalStatus: 'details.maritalStatus',
  children: 'details.children',
  diet: 'personal.diet',
  rashi: 'personal.rashi',
  nakshatra: 'details.nakshatra',
  logno: 'personal.logno',
  gon: 'personal.gon',
  isMangalik: 'personal.isMangalik',
};

/** The sign of each group of answers in the headline. */
const SIGNS = { agree: LeafSign, ask: AskSign, differ: DifferSign };

/** The result in one line: how many answers agree, are open and differ, and the points of the horoscopes. */
export function Verdict({ lines, sheet }: Omit<Props, 'children'>) {
  const t = useTexts(scoreTexts);
  const language = useLanguage();
  const tally = tallyOf(lines);
  const { guna } = sheet;
  const counts = (['agree', 'ask', 'differ'] as const).flatMap((group) => {
    const { length } = tally[group];
    return length === 0 ? [] : { group, text: t[group](number(length, language), length === 1) };
  });
  if (counts.length === 0 && guna === null) return null;
  return (
    <ul className={styles.verdict}>
      {counts.map(({ group, text }) => {
        const Sign = SIGNS[group];
        return (
          <li key={group}>
            <Sign />
            {text}
          </li>
        );
      })}
      {guna && (
        <li>
          <Points guna={guna} jotok={sheet.jotok} />
        </li>
      )}
    </ul>
  );
}

/**
 * Lists by name the answers that agree, those to ask about, those that differ, and those that the reader has not given.
 * If the points of the horoscopes are not known, a sentence gives the reason.
 */
export function Score({ lines, sheet, children }: Props) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  const lineWords = useTexts(lineTexts);
  const language = useLanguage();
  const tally = tallyOf(lines);
  const [firstUnwritten] = tally.write;
  // Two gotras agree if they differ. Elders would read "the gotras agree" as the same gotra, so other words are used.
  const agreeingNames = tally.agree.flatMap((name) =>
    name === 'clan' ? lineWords.clanApart : (nameInside(wishOf(name), language) ?? []),
  );
  return (
    <section className={styles.score}>
      <div>
        {tally.agree.length > 0 && (
          <h2>
            {t.agreeing} {joinWords(agreeingNames, language)}
          </h2>
        )}
        <NamedAnswers heading={t.toAsk} names={tally.ask} Sign={AskSign} />
        <NamedAnswers heading={t.differing} names={tally.differ} />
        <NamedAnswers heading={t.toWrite} names={tally.write} />
        {!sheet.guna && <p>{findingsOf(sheet, language).find(({ about }) => about === words.horoscope)?.says}</p>}
        {firstUnwritten && (
          <LinkButton to={addressOf(FIELD_OF_LINE[firstUnwritten])} look="secondary">
            {t.write}
          </LinkButton>
        )}
      </div>
      {children}
    </section>
  );
}

interface NamedAnswersProps {
  heading: string;
  names: readonly PairLine['name'][];
  Sign?: typeof AskSign;
}

/** Lists answers by the names of the wishes about them. Renders nothing without answers. */
function NamedAnswers({ heading, names, Sign }: NamedAnswersProps) {
  const language = useLanguage();
  return (
    names.length > 0 && (
      <p className={Sign && styles.asks}>
        {Sign && <Sign />}
        <b>{heading}</b> {joinNames(names.map(wishOf), language)}
      </p>
    )
  );
}

/** The points of the known kootas and the jotok, each by its short name. The fold of the kootas explains both. */
function Points({ guna: { total, most }, jotok }: { guna: NonNullable<Sheet['guna']>; jotok: string | null }) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  const language = useLanguage();
  const step = jotokOf(jotok);
  return (
    <>
      {words.kootas} {words.of(number(total, language), number(most, language))}
      {step && ` · ${t[step]}`}
    </>
  );
}
