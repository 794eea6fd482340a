import './chunk-notice.css';
import { LANGUAGES } from '#contract/languages.ts';
import { notices } from '#web/i18n/notices.ts';

/** Shows a notice that the page's program did not load, and offers a reload. The page and its forms still work. */
export function showChunkNotice(): void {
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'chunk-notice';
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = notices[language].tryAgain;
  notice.append(notices[language].chunkFailed, ' ', again);
  document.body.prepend(notice);
}
