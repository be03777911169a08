/** How mails look: inline styles, because mail programs drop others. */

export const ink = '#1f2422';
/** For what is less important. */
export const soft = '#5c6662';
export const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
