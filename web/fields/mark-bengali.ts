const BENGALI = /[\u0980-\u09ff](?:(?:[\u0980-\u09ff\u0964\s,;:!?–—-]|\u200c|\u200d)*[\u0980-\u09ff\u0964])?/g;

/** Marks Bengali words inside English HTML, so that screen readers and fonts treat them as Bengali. */
export const markBengali = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : part.replace(BENGALI, '<span lang="bn">$&</span>'),
  );
