import type { NoticeServices } from './notices/notice-services.ts';
import type { RankingServices } from './ranking/ranking-services.ts';

/** What the office and the features work with; `buildApp` makes it once. A room below them names what it needs itself. */
export interface Services extends RankingServices, NoticeServices {}
