/** The responses of the health checks. */
export interface Health {
  status: 'alive';
  /** Such as `1.4.0`. */
  version: string;
  /** The commit it was built from. */
  revision: string;
}

export interface Ready {
  status: 'ready';
}
