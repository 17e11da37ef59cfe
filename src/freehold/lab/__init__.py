"""The lab: what comes of many games. Strategies play each other, on all cores or on a cluster, and are compared."""
