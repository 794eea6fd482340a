import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showTrustFigures } from '#contract/trust-figures.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { longDate, number } from '#words/numbers.ts';
import styles from './TrustFiguresPage.module.css';
import { trustFiguresTexts } from './trust-figures.texts.ts';

export const head = trustFiguresTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showTrustFigures);

/** What the trust tells of itself: the figures that can be told, large; and why the others are not there yet. */
export function Component() {
  const t = useTexts(trustFiguresTexts);
  const language = useLanguage();
  const { pid } = useVisitor();
  const told = useLoaderData<typeof loader>();
  const said = (value: number | null, say: (value: string) => string) =>
    value === null ? undefined : say(number(value, language));
  const figures = [
    { label: t.active, of: t.activeOf, value: said(told.active, t.atLeast) },
    { label: t.settled, of: t.settledOf, value: said(told.settled, t.atLeast) },
    { label: t.answered, of: t.answeredOf, value: said(told.answered, t.share), share: told.answered },
    { label: t.approvalMost, of: said(told.approvalHalf, t.approvalHalf), value: said(told.approvalMost, t.hours) },
    {
      label: t.reportsInTime,
      of: t.reportsInTimeOf,
      value: said(told.reportsInTime, t.share),
      share: told.reportsInTime,
    },
    { label: t.takenDown, of: t.takenDownOf, value: said(told.takenDown, t.atLeast) },
  ];
  return (
    <>
      <h1>{t.title}</h1>
      <p>
        {t.lead} {t.week(longDate(told.week, language))}
      </p>
      <dl className={styles.figures}>
        {figures.map(
          ({ label, of, value, share }) =>
            value && (
              <div key={label} className={styles.figure}>
                <dt>
                  {label}
                  <span>{of}</span>
                </dt>
                <dd>
                  {value}
                  {share && <Bar share={share} />}
                </dd>
              </div>
            ),
        )}
      </dl>
      {figures.some(({ value }) => !value) && <p>{t.tooFew}</p>}
      <Actions>
        {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        <Link to="/about">{t.about}</Link>
      </Actions>
    </>
  );
}

/** A share as the part of a line that is drawn thick. */
const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect className={styles.whole} y="1" width="100" height="1" />
    <rect className={styles.part} width={share} height="3" />
  </svg>
);
