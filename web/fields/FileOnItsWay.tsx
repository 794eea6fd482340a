import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSending, subscribeToSending } from '#web/api/sending.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { number } from '#words/numbers.ts';
import { fileOnItsWayTexts } from './file-on-its-way.texts.ts';
import { putFile } from './put-file.ts';

const BYTES_PER_KILOBYTE = 1024;

interface Props {
  /** The calls with which the form sends its file. */
  calls: readonly { path: string }[];
  /** The id of the file's control. */
  control: string;
}

/** Shows how much of a form's file has arrived. After the page was closed during sending, it restores the file. */
export function FileOnItsWay({ calls, control }: Props) {
  const t = useTexts(fileOnItsWayTexts);
  const language = useLanguage();
  const sending = useSyncExternalStore(subscribeToSending, readSending, () => null);
  /** True if a file from an earlier visit was put into the control. */
  const [isRestored, setIsRestored] = useState(false);
  const paths = calls.map(({ path }) => path).join(' ');

  useEffect(() => {
    let isMounted = true;
    // During sending there is nothing to restore.
    if (readSending()) return;
    import('#web/api/kept-files.ts')
      .then(async ({ findKeptFile }) => {
        for (const path of paths.split(' ')) {
          const file = await findKeptFile(path);
          if (file && isMounted) return setIsRestored(putFile(document.getElementById(control), file));
        }
      })
      // If the code cannot be loaded, the reader chooses the file again.
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [paths, control]);

  const isShown = sending !== null && calls.some(({ path }) => path === sending.path);
  if (!isShown) return isRestored && <Notice tone="info">{t.kept}</Notice>;
  const kilobytes = (bytes: number) => number(Math.round(bytes / BYTES_PER_KILOBYTE), language);
  const { arrivedBytes, bytes, isGoing, stop } = sending;
  return (
    <div>
      <ProgressBar label={t.going(kilobytes(arrivedBytes), kilobytes(bytes))} value={arrivedBytes / bytes} />
      <p role="status">{!isGoing && t.stopped}</p>
      <Button type="button" look="quiet" onClick={stop}>
        {t.stop}
      </Button>
    </div>
  );
}
