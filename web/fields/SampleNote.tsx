import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './SampleNote.module.css';
import { sampleTexts } from './sample.texts.ts';
import { isSample } from './sample.ts';

/** On a trial site, a note that the content above is a sample. Renders nothing on a real site. */
export function SampleNote({ of }: { of: readonly string[] }) {
  const t = useTexts(sampleTexts);
  return of.some(isSample) && <p className={`soft ${styles.note}`}>{t.sample}</p>;
}
