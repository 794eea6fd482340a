import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showTrustFigures } from '#contract/trust-figures.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Reading } from '#web/layout/Reading.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { longDate, number } from '#words/numbers.ts';
import { trustFiguresTexts } from './trust-figures.texts.ts';

export const head = trustFiguresTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showTrustFigures);

/** What the trust tells of itself. */
export function Component() {
  const t = useTexts(trustFiguresTexts);
  const language = useLanguage();
  const { week, approvalHalf, approvalMost, reportsInTime, active, answered, takenDown, settled } =
    useLoaderData<typeof loader>();
  const said = (value: number | null, say: (value: string) => string, few: string) =>
    value === null ? few : say(number(value, language));
  return (
    <Reading>
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <Facts
        facts={[
          { label: t.approvalHalf, value: said(approvalHalf, t.hours, t.tooFew) },
          { label: t.approvalMost, value: said(approvalMost, t.hours, t.tooFew) },
          { label: t.reportsInTime, value: said(reportsInTime, t.share, t.tooFew) },
          { label: t.active, value: said(active, t.atLeast, t.few) },
          { label: t.answered, value: said(answered, t.share, t.tooFew) },
          { label: t.takenDown, value: said(takenDown, t.atLeast, t.few) },
          { label: t.settled, value: said(settled, t.atLeast, t.few) },
        ]}
      />
      <p>{t.time}</p>
      <p>
        <small>{t.week(longDate(week, language))}</small>
      </p>
    </Reading>
  );
}
