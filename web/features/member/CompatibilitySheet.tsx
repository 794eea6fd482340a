import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { reasonsTexts } from '#web/card/reasons.texts.ts';
import { reasonsOf } from '#web/card/reasons.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { number } from '#words/numbers.ts';
import { findingTexts, sayFinding } from './findings.texts.ts';
import { KootaTable } from './KootaTable.tsx';
import { missingSide } from './missing-side.ts';
import styles from './Sheet.module.css';
import { sheetTexts } from './sheet.texts.ts';

interface Props {
  sheet: Sheet;
  names: { bride: string; groom: string };
}

/** How the two compare, explained and not decided. Printed, it is all that is on the page: one A4. */
export function CompatibilitySheet({ sheet, names }: Props) {
  const t = useTexts(sheetTexts);
  const headings = useTexts(reasonsTexts);
  const { fits, asks } = reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, useLanguage());
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
      <div className={styles.sides}>
        <Sentences heading={headings.fits} sentences={fits} />
        <Sentences heading={headings.asks} sentences={asks} />
      </div>
      <h4>{t.family}</h4>
      <FamilyLines sheet={sheet} />
      <h4>{t.horoscope}</h4>
      <HoroscopeLines sheet={sheet} />
    </section>
  );
}

function Sentences({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function FamilyLines({ sheet: { clan, family, unknown } }: { sheet: Sheet }) {
  const t = useTexts(sheetTexts);
  const findings = useTexts(findingTexts);
  const language = useLanguage();
  const isNamed = family?.kinship === 'relation.noneShown' && family.named !== null;
  return (
    <>
      <p>{clan.map(({ code, of }) => sayFinding(findings, code, missingSide(unknown, code) ?? of)).join(' ')}</p>
      <p>
        {family ? sayFinding(findings, family.kinship) : t.familyLater}{' '}
        {isNamed && t.named(number(family.named ?? 0, language))}
      </p>
    </>
  );
}

function HoroscopeLines({ sheet: { guna, jotok, horoscope, unknown } }: { sheet: Sheet }) {
  const t = useTexts(sheetTexts);
  const findings = useTexts(findingTexts);
  const about = (subject: string) =>
    horoscope
      .filter(({ code }) => code.startsWith(`${subject}.`))
      .map(({ code, of }) => sayFinding(findings, code, missingSide(unknown, code) ?? of))
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
