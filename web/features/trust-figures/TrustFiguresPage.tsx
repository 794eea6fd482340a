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
import { afterTexts, beforeTexts, figureTexts, howTexts, trustFiguresTexts } from './trust-figures.texts.ts';

export const head = trustFiguresTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showTrustFigures);

/** What the trust tells of itself: the figures that can be told, large; and how they are counted. */
export function Component() {
  const t = useTexts(trustFiguresTexts);
  const before = useTexts(beforeTexts);
  const figure = useTexts(figureTexts);
  const after = useTexts(afterTexts);
  const how = useTexts(howTexts);
  const language = useLanguage();
  const { pid } = useVisitor();
  const told = useLoaderData<typeof loader>();
  const figures = [
    { name: 'active', value: told.active },
    { name: 'settled', value: told.settled },
    { name: 'answered', value: told.answered },
    { name: 'approval', value: told.approvalMost },
    { name: 'reports', value: told.reportsInTime },
    { name: 'takenDown', value: told.takenDown },
  ] as const;
  const shown = figures.flatMap(({ name, value }) =>
    value === null ? [] : [{ name, figure: figure[name](number(value, language)) }],
  );
  const half = told.approvalHalf === null ? '' : t.half(number(told.approvalHalf, language));
  return (
    <>
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <ul className={styles.figures}>
        {shown.map(({ name, figure }) => (
          <li key={name}>
            {before[name]} <strong>{figure}</strong> {after[name]}
          </li>
        ))}
      </ul>
      <Actions>
        {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        <Link to="/about">{t.about}</Link>
      </Actions>
      <h2>{t.how}</h2>
      <ul className={styles.how}>
        <li>{t.week(longDate(told.week, language))}</li>
        {shown.map(({ name }) => (
          <li key={name}>
            {how[name]} {name === 'approval' && half}
          </li>
        ))}
        {shown.length < figures.length && <li>{t.tooFew}</li>}
      </ul>
    </>
  );
}
