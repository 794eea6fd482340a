import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { kootaTexts } from '#words/sheet/kootas.texts.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { KOOTAS } from './KootaTable.tsx';
import styles from './Pair.module.css';
import { jotokOf, scoreTexts } from './score.texts.ts';

/** The points and the jotok, with one sentence of what they mean, and the next step beside them; what is not known is said. */
export function Score({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  const names = useTexts(kootaTexts);
  const language = useLanguage();
  const { guna } = sheet;
  const jotok = jotokOf(sheet.jotok);
  const say = (points: number) => number(points, language);
  const points = guna && words.of(say(guna.total), say(guna.most));
  const unknown = KOOTAS.filter((name) => guna?.kootas.some(({ koota, points }) => koota === name && points === null));
  const kootas =
    guna &&
    (guna.known === KOOTAS.length
      ? t.whole(say(guna.total))
      : t.part(say(guna.total), say(guna.most), unknown.map((name) => names[name]).join(', ')));
  return (
    <section className={styles.score} aria-label={t.heading}>
      <div>
        {points && <p className={styles.points}>{[points, jotok && t[jotok]].filter(Boolean).join('\u00a0· ')}</p>}
        <p>
          {kootas
            ? [kootas, jotok && t[`${jotok}Means`]].filter(Boolean).join(' ')
            : findingsOf(sheet, language).find(({ about }) => about === words.horoscope)?.says}
        </p>
      </div>
      {children}
    </section>
  );
}
