import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showTrustFigures } from '#contract/trust-figures.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { lock } from '#web/art/drawings.ts';
import { Icon, LineDrawing } from '#web/art/Icon.tsx';
import { flag, house, twoSpeak } from '#web/art/points.ts';
import { TogetherFigures } from '#web/features/trust-figures/TogetherFigures.tsx';
import {
  afterTexts,
  beforeTexts,
  figureTexts,
  howTexts,
  trustFiguresTexts,
} from '#web/features/trust-figures/trust-figures.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { longDate, number } from '#words/numbers.ts';
import styles from './TrustFiguresPage.module.css';

export const head = trustFiguresTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showTrustFigures);

/** The trust's published figures, each with the way it is counted. */
export function Component() {
  const t = useTexts(trustFiguresTexts);
  const before = useTexts(beforeTexts);
  const figure = useTexts(figureTexts);
  const after = useTexts(afterTexts);
  const how = useTexts(howTexts);
  const language = useLanguage();
  const { pid } = useVisitor();
  const published = useLoaderData<typeof loader>();
  const figures = [
    { name: 'active', value: published.active, sign: <LineDrawing path={house} /> },
    { name: 'settled', value: published.settled, sign: <Butterfly /> },
    { name: 'answered', value: published.answered, sign: <LineDrawing path={twoSpeak} />, isShare: true },
    { name: 'introduced', value: published.introduced, sign: <LineDrawing path={house} /> },
    { name: 'bothYes', value: published.bothYes, sign: <LineDrawing path={twoSpeak} />, isShare: true },
    { name: 'evenly', value: published.evenly, sign: <LineDrawing path={house} />, isShare: true },
    { name: 'approval', value: published.approvalMost, sign: <Icon name="clock" /> },
    { name: 'reports', value: published.reportsInTime, sign: <LineDrawing path={flag} />, isShare: true },
    { name: 'takenDown', value: published.takenDown, sign: <LineDrawing path={lock} /> },
  ] as const;
  const shownFigures = figures.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]));
  const half = published.approvalHalf === null ? '' : t.half(number(published.approvalHalf, language));
  return (
    <>
      <HeadingWithListen>
        <h1>{t.title}</h1>
      </HeadingWithListen>
      <p>{t.week(longDate(published.week, language))}</p>
      <ul className={styles.figures}>
        {shownFigures.map(({ name, value, sign, ...rest }) => (
          <li key={name}>
            {sign}
            <div>
              {before[name]} <strong>{figure[name](number(value, language))}</strong> {after[name]}
              {'isShare' in rest && <Share of={value} />}
              <p>
                {how[name]} {name === 'approval' && half}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {shownFigures.length < figures.length && <p>{t.tooFew}</p>}
      {published.introduced === null && published.evenly === null && <p>{t.notYet}</p>}
      <TogetherFigures together={published.together} />
      <Actions>
        {!pid && <LinkButton to="/register">{t.register}</LinkButton>}
        <Link to="/about">{t.about}</Link>
      </Actions>
    </>
  );
}

/** A percentage as a drawing; the text beside it gives the number. */
const Share = ({ of }: { of: number }) => (
  <svg className={styles.share} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M0 2.500h100" />
    <path d={`M0 2.500h${of}`} />
  </svg>
);
