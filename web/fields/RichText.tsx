import { classNames } from '#web/ui/classNames.ts';
import { Html } from '#web/ui/Html.tsx';
import { markBengali } from './mark-bengali.ts';
import styles from './RichText.module.css';

interface Props {
  html: string;
  /** The language that the text is in; while another is on its way the page may already speak that one. */
  language: string;
  /** `steps` sets a numbered list as what happens first, second, third; `pledge` what one gives one's word on. */
  look?: 'prose' | 'steps' | 'pledge';
}

/** The site's own content, set for reading. */
export function RichText({ html, language, look = 'prose' }: Props) {
  return (
    <div className={classNames(styles.text, styles[look])} lang={language}>
      <Html html={language === 'bn' ? html : markBengali(html)} />
    </div>
  );
}
