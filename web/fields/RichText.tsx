import { classNames } from '#web/ui/classNames.ts';
import { markBengali } from './mark-bengali.ts';
import styles from './RichText.module.css';

interface Props {
  html: string;
  /** The language that the text is in; while another is on its way the page may already speak that one. */
  language: string;
  /** `steps` sets a numbered list as what happens first, second, third. */
  look?: 'prose' | 'steps';
}

/** The site's own content. It was sanitised when it was written, so it is set as it stands. */
export function RichText({ html, language, look = 'prose' }: Props) {
  const marked = language === 'bn' ? html : markBengali(html);
  return (
    <div
      className={classNames(styles.text, styles[look])}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written, and nobody but the office writes it
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  );
}
