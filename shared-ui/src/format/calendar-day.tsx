/** The day on which a moment falls for the visitor, as `Format.date` reads it. */
export const calendarDay = (moment: Date): Date => new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
