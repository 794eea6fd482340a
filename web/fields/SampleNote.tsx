import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './SampleNote.module.css';
import { sampleTexts } from './sample.texts.ts';
import { isSample } from './sample.ts';

/** Says of a trial that what stands above is a sample; nothing on a real site. */
export function SampleNote({ of }: { of: readonly string[] }) {
  const t = useTexts(sampleTexts);
  return of.some(isSample) && <p className={`soft ${styles.note}`}>{t.sample}</p>;
}
