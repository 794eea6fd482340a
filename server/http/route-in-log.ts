/** Calls whose very name would say what somebody wrote about; not the sign of life. */
const APART = /health(?!z)|haemoglobin|sealedword/i;

/** The pattern of a route, or a call's path, as a line of the log has it; of health no line says a word. */
export const routeInLog = (url: string | undefined): string => {
  if (url === undefined) return 'none';
  return APART.test(url) ? 'apart' : url;
};
