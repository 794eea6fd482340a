import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
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
  /** The next step, beside it. */
  children: ReactNode;
}

/** How many lines agree, and then what the horoscopes come to; what is not known is said. */
export function Score({ lines, sheet, children }: Props) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  // To elders gotras that agree are one gotra, which is the opposite.
  const apart = useTexts(lineTexts);
  const language = useLanguage();
  const found = tallyOf(lines);
  const [unwritten] = found.write;
  const agreeing = found.agree.flatMap((name) =>
    name === 'clan' ? apart.clanApart : (nameInside(wishOf(name), language) ?? []),
  );
  const tally = (['agree', 'ask', 'differ'] as const).flatMap((of) => {
    const { length } = found[of];
    return length === 0 ? [] : t[of](number(length, language), length === 1).replaceAll(' ', '\u00a0');
  });
  return (
    <section className={styles.score}>
      <div>
        {found.agree.length > 0 && (
          <h2>
            {t.agreeing} {joinWords(agreeing, language)}
          </h2>
        )}
        {tally.length > 0 && <p className="soft">{tally.join(', ')}</p>}
        <Named as={t.toAsk} names={found.ask} />
        <Named as={t.differing} names={found.differ} />
        <Named as={t.toWrite} names={found.write} />
        {sheet.guna ? (
          <Points guna={sheet.guna} jotok={sheet.jotok} />
        ) : (
          <p>{findingsOf(sheet, language).find(({ about }) => about === words.horoscope)?.says}</p>
        )}
        {unwritten && (
          <LinkButton to={addressOf(whereAsked[unwritten])} look="secondary">
            {t.write}
          </LinkButton>
        )}
      </div>
      {children}
    </section>
  );
}

/** Answers by their names, as one asks for them. */
function Named({ as, names }: { as: string; names: readonly PairLine['name'][] }) {
  const language = useLanguage();
  return (
    names.length > 0 && (
      <p>
        <b>{as}</b> {joinNames(names.map(wishOf), language)}
      </p>
    )
  );
}

/** The points of the known kootas and the jotok, each by its short name; the fold of the kootas explains both. */
function Points({ guna: { total, most }, jotok }: { guna: NonNullable<Sheet['guna']>; jotok: string | null }) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  const language = useLanguage();
  const step = jotokOf(jotok);
  return (
    <p>
      <b>{words.kootas}:</b> {words.of(number(total, language), number(most, language))}
      {step && ` · ${t[step]}`}
    </p>
  );
}

/** Where the forms ask for the answer of a line. */
const whereAsked: Readonly<Record<PairLine['name'], AskedFor>> = {
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
