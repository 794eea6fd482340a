import { classNames } from '#web/ui/classNames.ts';
import { Html } from '#web/ui/Html.tsx';
import styles from './RichText.module.css';

interface Props {
  html: string;
  /** The language of this text. The page may already be in another language while the new text loads. */
  language: string;
  /** `steps` shows a numbered list as steps in order; `pledge` shows a list of promises. */
  look?: 'prose' | 'steps' | 'pledge';
}

/** Content of the site, styled for reading. */
export function RichText({ html, language, look = 'prose' }: Props) {
  return (
    <div className={classNames(styles.text, styles[look])} lang={language}>
      <Html html={language === 'bn' ? html : markBengali(html)} />
    </div>
  );
}

/** One or more Bengali words, with the spaces, punctuation, dandas and zero-width joiners between them. */
const BENGALI = /[\u0980-\u09ff](?:(?:[\u0980-\u09ff\u0964\s,;:!?–—-]|\u200c|\u200d)*[\u0980-\u09ff\u0964])?/g;

/** Marks Bengali words inside English HTML, so that screen readers and fonts treat them as Bengali. */
export const markBengali = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : part.replace(BENGALI, '<span lang="bn">$&</span>'),
  );
