import type { Language } from '#contract/choices.ts';
import type { Marker, Visitor } from '#web/api/visitor.ts';

/** What the server knows of a page's reader, and sends along with the page. */
export interface PageFacts {
  visitor: Visitor;
  language: Language;
  /** What a plain form post has just done; said once. */
  marker: Marker;
  /** The build that the page's program belongs to. */
  build: string;
}
