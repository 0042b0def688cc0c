"""What is known of people beside their assessments: in lists, and of two that are one."""
