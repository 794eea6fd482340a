import './chunk-notice.css';
import { LANGUAGES } from '#contract/languages.ts';
import { notices } from '#web/i18n/notices.ts';

/** The page stands and its forms work, but its program did not arrive: says so, and offers to try again. */
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
