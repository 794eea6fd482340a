import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { personTexts } from '#web/fields/person.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { findingTexts, sayFinding } from './findings.texts.ts';
import { KootaTable } from './KootaTable.tsx';
import styles from './Sheet.module.css';
import { sheetTexts } from './sheet.texts.ts';
import { WishLines } from './WishLines.tsx';

interface Props {
  sheet: Sheet;
  names: { bride: string; groom: string };
}

/** How the two compare, explained and not decided. Printed, it is all that is on the page: one A4. */
export function CompatibilitySheet({ sheet, names }: Props) {
  const t = useTexts(sheetTexts);
  const labels: Readonly<Record<string, string>> = useTexts(personTexts);
  const nameAll = (facts: readonly string[]) => facts.map((name) => labels[name] ?? name).join(', ');
  const { mine, theirs } = sheet.unknown;
  return (
    <section className={styles.sheet}>
      <h3>{t.heading}</h3>
      <p className={styles.names}>{t.names(names.bride, names.groom)}</p>
      <p>{t.explain}</p>
      <div className="screen-only">
        <LiveOnly>
          <Button type="button" look="secondary" onClick={() => window.print()}>
            {t.print}
          </Button>
          <p className={styles.hint}>{t.printHint}</p>
        </LiveOnly>
      </div>
      <h4>{t.family}</h4>
      <FamilyLines family={sheet.family} />
      <h4>{t.horoscope}</h4>
      <HoroscopeLines sheet={sheet} />
      <div className={styles.sides}>
        <WishLines title={t.mine} judged={sheet.myWishes} />
        <WishLines title={t.theirs} judged={sheet.theirWishes} />
      </div>
      {(theirs.length > 0 || mine.length > 0) && (
        <>
          <h4>{t.asking}</h4>
          <dl className={styles.lines}>
            {theirs.length > 0 && <Line name={t.notSaidByThem}>{nameAll(theirs)}</Line>}
            {mine.length > 0 && <Line name={t.notSaidByMe}>{nameAll(mine)}</Line>}
          </dl>
        </>
      )}
    </section>
  );
}

function FamilyLines({ family }: Pick<Sheet, 'family'>) {
  const t = useTexts(sheetTexts);
  const findings = useTexts(findingTexts);
  const language = useLanguage();
  if (!family) return <p>{t.familyLater}</p>;
  const isNamed = family.kinship === 'relation.noneShown' && family.named !== null;
  return (
    <>
      <p>
        {sayFinding(findings, family.kinship)} {isNamed && t.named(number(family.named ?? 0, language))}
      </p>
      <p>{family.clan.map(({ code, of }) => sayFinding(findings, code, of)).join(' ')}</p>
    </>
  );
}

function HoroscopeLines({ sheet: { guna, jotok, horoscope } }: { sheet: Sheet }) {
  const t = useTexts(sheetTexts);
  const findings = useTexts(findingTexts);
  const about = (subject: string) =>
    horoscope
      .filter(({ code }) => code.startsWith(`${subject}.`))
      .map(({ code, of }) => sayFinding(findings, code, of))
      .join(' ');
  const notes = guna?.notes.filter((code) => code !== 'guna.jotokAgainstBhakoot') ?? [];
  const isContradicted = guna?.notes.includes('guna.jotokAgainstBhakoot');
  return (
    <>
      {guna === null ? (
        <p>{about('horoscope')}</p>
      ) : (
        <>
          <KootaTable guna={guna} />
          <p className={styles.hint}>{t.convention}</p>
          {notes.map((code) => (
            <p key={code}>{sayFinding(findings, code)}</p>
          ))}
        </>
      )}
      <dl className={styles.lines}>
        {jotok && (
          <Line name={t.jotok}>
            {sayFinding(findings, `jotok.${jotok}`)} {t.jotokNote}{' '}
            {isContradicted && sayFinding(findings, 'guna.jotokAgainstBhakoot')}
          </Line>
        )}
        <Line name={t.gon}>{about('gon')}</Line>
        <Line name={t.mangalik}>{about('mangalik')}</Line>
      </dl>
      <div className="screen-only">
        <HoroscopeNote about="mangalik" />
      </div>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
