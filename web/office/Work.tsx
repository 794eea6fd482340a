import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import type { Output } from '#contract/shape.ts';
import { workFileRoute, type workShape } from '#contract/staff/works.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageIn } from '#web/i18n/message.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { number } from '#words/numbers.ts';
import { worksTexts } from './works.texts.ts';

interface Props {
  work: Output<typeof workShape>;
  /** A short name of the work. */
  title: string;
  /** The button that stops the work, from the page's deeds. */
  children: ReactNode;
}

/** The pause between two reloads of the page's data. */
const RELOADED_EVERY_MS = 2_000;

/** Shows the progress of a long work, and how it ended. The page reloads its data automatically while the work runs. */
export function Work({ work, title, children }: Props) {
  const t = useTexts(worksTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const { pathname, search } = useLocation();
  const { id, done, ofAll, outcome, fault, isStopping, fileName } = work;
  useReloading(outcome === '');
  const count = (n: number) => number(n, language);
  if (outcome === 'failed')
    return (
      <Notice tone="error" title={t.failed}>
        <p>{fault && messageText(messageIn(fault))}</p>
      </Notice>
    );
  if (outcome === 'stopped')
    return (
      <Notice tone="info" title={t.stopped}>
        <p>{t.stoppedText(count(done))}</p>
      </Notice>
    );
  if (outcome === 'done')
    return fileName ? (
      <p>
        <a href={workFileRoute(id)} download={fileName}>
          {t.file}
        </a>
      </p>
    ) : null;
  return (
    <Notice tone="info" title={title}>
      {ofAll === null ? (
        <p>{done === 0 ? t.waiting : t.soFarOfUnknown(count(done))}</p>
      ) : (
        <p>
          <progress value={done} max={ofAll} aria-label={title} /> {t.soFar(count(done), count(ofAll))}
        </p>
      )}
      <p>{isStopping ? t.stopping : t.leave}</p>
      <p>
        <Link to={`${pathname}${search}`}>{t.look}</Link>
      </p>
      {!isStopping && children}
    </Notice>
  );
}

/** Reloads the page's data at intervals while the work runs. */
function useReloading(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), RELOADED_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}
