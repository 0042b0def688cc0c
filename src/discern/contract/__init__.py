"""The words both ends of the interface use: models, operations, problems, permissions and headers. No I/O."""
